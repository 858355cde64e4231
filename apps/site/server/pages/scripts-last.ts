const preload = '<link rel="modulepreload" '

/**
 * Modules are asked for at once but come last: on a narrow connection the style, the fonts and the pictures of the
 * first view go before them. React Router writes these links and has no option for it; text of a page cannot look
 * like one, because it is escaped.
 */
export const scriptsLast = (html: string): string =>
  html.replaceAll(preload, `${preload}fetchpriority="low" `)
