/** The result if it comes within so many milliseconds, else undefined. */
export async function within<Result>(milliseconds: number, coming: Promise<Result>): Promise<Result | undefined> {
	const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));
	return await Promise.race([coming, timeout]);
}
