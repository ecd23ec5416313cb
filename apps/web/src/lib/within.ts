/** What comes within so many milliseconds, else undefined; what comes later is left alone. */
export async function within<Result>(milliseconds: number, coming: Promise<Result>): Promise<Result | undefined> {
	const patience = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
	return await Promise.race([coming, patience]);
}
