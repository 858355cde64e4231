export type Jar = Pick<Document, 'cookie'>

/**
 * Keeps a cookie for some seconds; for none, it is deleted. Over https its name has the prefix with which only this host
 * can set it (RFC 6265bis, 4.1.3.2), and one without the prefix goes. In a sandboxed frame the browser throws: then
 * nothing is kept.
 */
export function keepCookie(name: string, value: string, seconds: number, jar: Jar = document): void {
  const write = (named: string, kept: string, age: number, flag = '') => {
    jar.cookie = `${named}=${kept}; path=/; max-age=${age}; samesite=lax${flag}`
  }
  try {
    const isSecure = globalThis.location?.protocol === 'https:'
    if (isSecure) write(name, '', 0)
    write(isSecure ? `__Host-${name}` : name, value, seconds, isSecure ? '; secure' : '')
  } catch (error) {
    console.info('This window keeps no cookies', error)
  }
}
