const megabyte = 1024 * 1024

/** The largest files that the desk takes. Its form says so before a file is sent, and the server checks again. */
export const most = {
  imageBytes: 15 * megabyte,
  pdfBytes: 30 * megabyte,
  sheetBytes: 5 * megabyte,
  pixels: 50_000_000,
}
