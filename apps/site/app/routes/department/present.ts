/** The headings are presented where the page on the right to information needs them too. */
export { presentHeadings } from '../../disclosure/heading-links.ts'
