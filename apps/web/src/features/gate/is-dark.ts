/** Pixels that the picture is scaled down to. */
const WIDTH = 16;
const HEIGHT = 12;

/** Mean of the colour channels, of 255, below which a picture is black: a covered camera still shows some noise. */
const MAX_DARK_LEVEL = 20;

/** Whether the picture of a camera is as good as black. */
export function isDark(video: HTMLVideoElement): boolean {
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	const context = canvas.getContext('2d');
	if (!context || video.videoWidth === 0) return false;
	context.drawImage(video, 0, 0, WIDTH, HEIGHT);
	const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
	let sum = 0;
	// Four bytes per pixel: red, green, blue and alpha, which is left out.
	for (const [index, value] of data.entries()) if (index % 4 !== 3) sum += value;
	return sum / (WIDTH * HEIGHT * 3) < MAX_DARK_LEVEL;
}
