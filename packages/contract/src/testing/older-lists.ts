export type OlderRow = Record<string, unknown>

const marathi = (value: number): string =>
  String(value).replace(/[0-9]/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit)
const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const inEnglish = (count: number, row: (n: number) => OlderRow): OlderRow[] =>
  many(count, (n) => ({ id: n, ...row(n), language_code: 'en' }))

const nameOfDepartment = ['General Admin Department', 'Birth & Death', 'Town Planning Department']
const linkOfDepartment = [
  '/general-admin-department',
  '/birth-&-death-department',
  '/town-planning-department',
  'department-four',
]
const headings = 13
/** One heading has no number but that of its row. */
const headingNumber = (n: number): number => (n === 12 ? 12 : 500 + n)

const departmentLists = (): Record<string, OlderRow[]> => ({
  '/public_disclosure': inEnglish(31, (n) => ({
    p_id: 100 + n,
    department_name: nameOfDepartment[n - 1] ?? `Department ${n}`,
    department_link: linkOfDepartment[n - 1] ?? '',
    status: n === 31 ? 0 : 1,
  })),
  '/generaladmindepartment': [
    { id: 7, departments_heading: 'General Meetings', heading_link: '/general-meetings', status: 1 },
    {
      id: 8,
      public_disclosure_id: 101,
      departments_heading: 'Resolutions',
      heading_link: '/resolutions',
      status: 1,
    },
  ],
  '/generaladminaddyear': inEnglish(40, (n) => ({
    department_id: n <= 20 ? 7 : 101,
    year: n <= 20 ? '2023-2024' : '2024',
    meetingtype: n % 2 ? 'General Meeting' : 'Standing Committee Meeting',
    pdfheading: `Minutes ${n}`,
    // Several records name one file, as they do there.
    pdf: n === 1 ? 'uploads\\pdf\\may 2023.pdf' : `uploads/Document ${n % 39 || 39}.pdf`,
    status: 1,
  })),
  '/department-datas': inEnglish(headings, (n) => ({
    ...(headingNumber(n) > 500 ? { y_id: headingNumber(n) } : {}),
    public_disclosure_id: n === headings ? 9999 : n < 3 ? 101 + n : 100 + n,
    departments_heading: ['Certificates', 'Plans'][n - 1] ?? `Heading ${n}`,
    heading_link: ['/certificates', 'plans'][n - 1] ?? `/heading-${n}`,
    status: 1,
  })),
  '/department-data-year': inEnglish(39, (n) => ({
    department_id: headingNumber((n % 12) + 1),
    year: `Year ${2000 + (n % 20)} - ${2001 + (n % 20)}`,
    pdfheading: `Document ${n}`,
    pdf: `uploads\\Document ${n}.pdf`,
    status: n === 39 ? -1 : 1,
  })),
})

const people = (): Record<string, OlderRow[]> => ({
  '/elected-wings': inEnglish(6, (n) => ({
    correspondentName: `Member ${n}`,
    wardNo: `Ward No. 0${n}`,
    startDate: '2020-01-01',
  })),
  '/presidents': [
    { id: 1, president_name: 'A Person', start_date: '2020-05-01', end_date: '2019-05-01' },
    { id: 2, president_name: 'B Person', start_date: '2021-05-01', end_date: '0000-00-00' },
    { id: 2001, president_name: 'अ व्यक्ती', start_date: '2020-05-01', end_date: '2019-05-01' },
    { id: 2003, president_name: 'क व्यक्ती', start_date: '1999-05-01', end_date: '2000-05-01' },
  ].map((row) => ({ ...row, language_code: row.id < 2000 ? 'en' : 'mr' })),
  '/sanitation_inspectors': inEnglish(1, () => ({
    zone_no: '1',
    names: 'An Inspector',
    mob_no: '',
    ward_no: '1,2,3',
  })),
})

const menus = (): OlderRow[] => [
  { id: 1, mainMenu: 'Home', mainMenuLink: '/', subMenus: [] },
  {
    id: 2,
    mainMenu: 'Disclosure',
    mainMenuLink: '#',
    subMenus: [{ id: 1, subMenu: 'Public Disclosure', subLink: '/public-disclosure' }],
  },
  {
    id: 3,
    mainMenu: 'More',
    mainMenuLink: '#',
    // Numbered from one again below each entry.
    subMenus: [
      { id: 1, subMenu: 'The plan', subLink: 'uploads/Plan (final).pdf' },
      { id: 2, subMenu: 'Page', subLink: 'history' },
    ],
  },
]

/**
 * What an older council's server answers, written after one in use: links between rows under older names, most lists in
 * English alone, the wards in both languages numbered apart, and rows that do not fit. It has 47 wards, 31 departments,
 * 39 year documents, 40 meetings, and 60 files.
 */
export const olderLists = (): Record<string, OlderRow[]> => ({
  '/main-menus': menus().map((row) => ({ ...row, language_code: 'en' })),
  ...departmentLists(),
  ...people(),
  '/wards': [
    ...inEnglish(47, (n) => ({ ward_no: `Ward No. ${n}`, ward_name: `Ward ${n}` })),
    ...many(47, (n) => ({
      id: 1000 + n,
      ward_no: `प्रभाग क्र. ${marathi(n)}`,
      ward_name: `प्रभाग ${marathi(n)}`,
      language_code: 'mr',
    })),
  ],
  '/roads': [{ id: 1, description: 'Asphalt roads', length: '23.75 Km' }],
  '/gallerys': inEnglish(16, (n) => ({ file_path: `uploads/photo-${n}.png`, photo_name: '' })),
  '/sliders': [
    { id: 1, file_path: 'uploads/huge.png' },
    { id: 2, file_path: 'uploads/gone.png' },
    { id: 3, file_path: 'uploads/banner.png' },
  ],
  '/websitelinks': [{ id: 1, websitelink: 'www.example.org', websitelogo: 'uploads/logo.ico' }],
  '/awards': inEnglish(2, (n) => ({ description: n === 1 ? '' : 'An award' })),
  '/history': inEnglish(1, () => ({ description: 'The town grew around a lake.' })),
})

const pdfOf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n`)

/** The documents of the lists. A test that looks at pictures gives them itself, in all the sizes that it needs. */
export const olderDocuments = (): Map<string, Buffer> =>
  new Map([
    ...many(39, (n) => [`/uploads/Document ${n}.pdf`, pdfOf(`document ${n}`)] as const),
    ['/uploads/pdf/may 2023.pdf', pdfOf('may 2023')],
    ['/uploads/Plan (final).pdf', pdfOf('plan')],
  ])
