/** The headings are presented elsewhere, because the page on the right to information uses them too. */
export { presentHeadings } from '../../disclosure/heading-links.ts'
