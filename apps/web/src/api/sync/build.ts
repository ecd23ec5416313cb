/**
 * The build that runs in this tab. Its messages and stored queries carry this name, because another build's may have
 * other shapes.
 */
export const BUILD = new URL(import.meta.url).pathname;
