/** The name of the file that a link leads to, if it is an upload: `/uploads/form-0d1da5138c03.pdf`. */
export const uploadedName = (link: string): string | undefined =>
  /^\/uploads\/([a-z0-9-]+\.[a-z0-9]+)$/.exec(link)?.[1]

export const uploadLink = (filename: string): string => `/uploads/${encodeURIComponent(filename)}`
