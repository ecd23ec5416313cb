const WIDTH = 16;
const HEIGHT = 12;

/** Of 255: a covered camera still shows some noise. */
const DARK = 20;

/** Whether the picture of a camera is as good as black. */
export function isDark(video: HTMLVideoElement): boolean {
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	const context = canvas.getContext('2d');
	if (!context || video.videoWidth === 0) return false;
	context.drawImage(video, 0, 0, WIDTH, HEIGHT);
	const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
	const light = data.filter((_, index) => index % 4 !== 3).reduce((sum, value) => sum + value, 0);
	return light / (WIDTH * HEIGHT * 3) < DARK;
}
