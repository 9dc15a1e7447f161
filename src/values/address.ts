/** How an address of a registry begins. */
export const IMAGE_SCHEME = "oci://";

/** Whether it is an address in a registry of images, and no path. */
export function isImageAddress(text: string): boolean {
  return text.startsWith(IMAGE_SCHEME);
}
