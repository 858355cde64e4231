export type Jar = Pick<Document, 'cookie'>

/** Writes a cookie. In a window that another site has put in a sandbox the browser throws: then nothing is kept. */
export function writeCookie(text: string, jar: Jar = document): void {
  try {
    jar.cookie = text
  } catch (error) {
    console.info('This window keeps no cookies', error)
  }
}
