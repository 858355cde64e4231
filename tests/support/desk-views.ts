import { expect, type Page, test } from '@playwright/test'
import { api, cmsUrl } from './council.ts'
import type { Language } from './site-map.ts'
import { as, desk } from './staff.ts'

const read = async (path: string, token: string): Promise<{ id: number | string }> => {
  const { docs } = (await (await fetch(desk(path), { headers: as(token) })).json()) as {
    docs: { id: number | string }[]
  }
  return docs[0] ?? { id: '' }
}

/** What a resident sent, so that there is some. */
async function newFeedback(token: string): Promise<number | string> {
  const feedback = {
    name: 'Kavita',
    mobile: '0251-555-0140',
    email: 'kavita@sahyanagar.example',
    subject: 'पथदिवा बंद आहे',
    feedback: 'बाजार गल्लीतील पथदिवा बंद आहे.',
  }
  await fetch(api('/contact-us'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'views-of-the-desk' },
    body: JSON.stringify(feedback),
  })
  return (await read('/feedback?where[name][equals]=Kavita&limit=1&depth=0', token)).id
}

/** A draft that waits for approval, so that the page of the approvals has a change to show. */
async function newRequest(token: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...as(token) }
    const response = await fetch(desk(path), { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { doc?: { id: number } }
  }
  const { doc } = await post('/ponds?draft=true', { name: { en: 'A pond to approve', mr: 'मंजुरीसाठी तलाव' } })
  await post('/approvals/send', { records: [{ list: 'ponds', record: doc?.id }], remark: 'कृपया पाहावे' })
}

/** The views of the desk by name, with records that every demo council has. */
export async function deskViews(token: string): Promise<Record<string, string>> {
  const { id: tender } = await read('/tenders?limit=1&depth=0', token)
  const { id: menu } = await read('/menu-entries?limit=1&depth=0', token)
  const { id: file } = await read('/media?limit=1&depth=0', token)
  const { id: version } = await read(
    `/tenders/versions?where[parent][equals]=${tender}&limit=1&depth=0`,
    token,
  )
  await newRequest(token)
  return {
    today: '',
    approvals: '/approvals',
    account: '/account',
    'second factor': '/second-factor',
    accounts: '/collections/users',
    list: '/collections/tenders',
    'edit form': `/collections/tenders/${tender}`,
    'new record': '/collections/tenders/create',
    menu: `/collections/menu-entries/${menu}`,
    file: `/collections/media/${file}`,
    'new file': '/collections/media/create',
    versions: `/collections/tenders/${tender}/versions`,
    'compared versions': `/collections/tenders/${tender}/versions/${version}`,
    'feedback inbox': '/inbox?show=open',
    feedback: `/collections/feedback/${await newFeedback(token)}`,
    'personal data': '/personal-data',
    obligations: '/obligations',
    'all obligations': '/obligations?show=all',
    obligation: '/obligations?line=gigw-hosting',
    'content to mend': '/findings?kind=language',
    'pictures to describe': '/findings?kind=alt',
    'many documents': '/many-documents',
    'many photographs': '/many-photos',
    'what residents look for': '/looked-for',
    'mails to residents': '/mails',
    journal: '/collections/journal',
    trash: '/collections/tenders/trash',
    settings: '/globals/settings',
    opening: '/opening',
    import: '/import',
    'import of a spreadsheet': '/sheet-import/wards',
    help: '/help',
  }
}

/** Who reads the desk, in which language. The language is the account's, which wins over the browser's. */
export async function readDeskAs(page: Page, token: string, language: Language): Promise<void> {
  // In another project a second worker would change the account's language in the middle of a test.
  expect(test.info().project.name).toBe('desk')
  await page.context().addCookies([
    { name: 'payload-token', value: token, url: cmsUrl },
    { name: 'payload-lng', value: language, url: cmsUrl },
  ])
  await fetch(desk('/payload-preferences/language'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as(token) },
    body: JSON.stringify({ value: language }),
  })
}

/** Opens a view, and waits until the desk's script has given its controls their names. */
export async function openView(page: Page, path: string): Promise<void> {
  await page.goto(`${cmsUrl}/admin${path}`)
  await expect(page.locator('html[data-named]')).toHaveCount(1)
  await expect(page.locator('main, [role="main"]')).not.toHaveCount(0)
}
