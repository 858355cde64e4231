/** Whether the browser can open a picture. */
export const canShow = (picture: Blob): Promise<boolean> =>
  createImageBitmap(picture).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
