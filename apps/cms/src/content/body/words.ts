/** The words of the editor of a text, in both languages of the desk. */
export const words = {
  open: { en: 'Add headings, lists, links or tables', mr: 'शीर्षके, याद्या, दुवे किंवा तक्ते वापरा' },
  pasted: {
    en: 'The headings, lists and tables of what you pasted were kept.',
    mr: 'चिकटवलेल्या मजकुरातील शीर्षके, याद्या व तक्ते जसेच्या तसे घेतले आहेत.',
  },
  close: { en: 'Back to plain text', mr: 'साध्या मजकुराकडे परत' },
  loading: { en: 'Loading…', mr: 'उघडत आहे…' },
  toolbar: { en: 'Form of the text', mr: 'मजकुराचे स्वरूप' },
  kind: { en: 'Kind of paragraph', mr: 'परिच्छेदाचा प्रकार' },
  paragraph: { en: 'Paragraph', mr: 'परिच्छेद' },
  heading2: { en: 'Heading', mr: 'शीर्षक' },
  heading3: { en: 'Subheading', mr: 'दुय्यम शीर्षक' },
  heading4: { en: 'Small subheading', mr: 'लहान शीर्षक' },
  list: { en: 'List', mr: 'यादी' },
  bold: { en: 'Bold', mr: 'ठळक' },
  italic: { en: 'Italic', mr: 'तिरके' },
  bullets: { en: 'Bulleted list', mr: 'ठिपक्यांची यादी' },
  numbers: { en: 'Numbered list', mr: 'क्रमांकांची यादी' },
  link: { en: 'Link', mr: 'दुवा' },
  address: {
    en: 'Address of a website or of a page of this site, email address or telephone number',
    mr: 'संकेतस्थळाचा किंवा या संकेतस्थळावरील पानाचा पत्ता, ई-मेल किंवा दूरध्वनी क्रमांक',
  },
  setLink: { en: 'Set link', mr: 'दुवा जोडा' },
  removeLink: { en: 'Remove link', mr: 'दुवा काढा' },
  noAddress: {
    en: 'This cannot be opened: write an address such as https://example.org or /tenders',
    mr: 'हा पत्ता उघडता येत नाही: https://example.org किंवा /tenders असा पत्ता लिहा',
  },
  table: { en: 'Table', mr: 'तक्ता' },
  rowBelow: { en: 'Row below', mr: 'खाली ओळ जोडा' },
  columnAfter: { en: 'Column after', mr: 'पुढे स्तंभ जोडा' },
  headRow: { en: 'First row has headings', mr: 'पहिल्या ओळीत शीर्षके' },
  headColumn: { en: 'First column has headings', mr: 'पहिल्या स्तंभात शीर्षके' },
  deleteRow: { en: 'Delete row', mr: 'ओळ काढा' },
  deleteColumn: { en: 'Delete column', mr: 'स्तंभ काढा' },
  deleteTable: { en: 'Delete table', mr: 'तक्ता काढा' },
}

export type WordKey = keyof typeof words
