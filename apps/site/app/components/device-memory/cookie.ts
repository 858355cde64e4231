export type Jar = Pick<Document, 'cookie'>

/** Writes a cookie. In a sandboxed frame the browser throws: then nothing is stored. */
export function writeCookie(text: string, jar: Jar = document): void {
  try {
    jar.cookie = text
  } catch (error) {
    console.info('This window keeps no cookies', error)
  }
}
