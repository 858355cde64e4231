import path from 'node:path'
import { pathToFileURL } from 'node:url'

const footer =
  '<div style="width: 100%; padding: 0 12mm; font-size: 7pt; text-align: right"><span class="title"></span> · <span class="pageNumber"></span> / <span class="totalPages"></span></div>'

/**
 * Prints pages of the pack beside themselves, with tags for screen readers. Nothing is returned; what fails is thrown.
 * Links inside the pack are taken out: a browser would write this machine's folders into the file.
 */
export async function printPdfs(folder, files) {
  const [{ chromium }, { findBrowser }] = await Promise.all([
    import('@playwright/test'),
    import('../../scripts/steps/browser.mjs'),
  ])
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ colorScheme: 'light' })
    for (const file of files) {
      await page.goto(pathToFileURL(path.join(folder, file)).href)
      await page.$$eval('a[href]:not([href^="http"])', (links) => {
        for (const each of links) each.removeAttribute('href')
      })
      await page.pdf({
        path: path.join(folder, file.replace(/\.html$/, '.pdf')),
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate: footer,
      })
    }
  } finally {
    await browser.close()
  }
}
