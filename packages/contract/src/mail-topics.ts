import type { Names } from './language.ts'

/** What residents can be told by e-mail, in the order in which they choose. */
export const mailTopics = ['alerts', 'notices', 'tenders', 'recruitment', 'meetings'] as const

export type MailTopic = (typeof mailTopics)[number]

export const mailTopicNames: Readonly<Record<MailTopic, Names>> = {
  alerts: { en: 'Alerts', mr: 'तातडीच्या सूचना' },
  notices: { en: 'Public notices', mr: 'जाहीर सूचना' },
  tenders: { en: 'Tenders and auctions', mr: 'निविदा व लिलाव' },
  recruitment: { en: 'Recruitment', mr: 'भरती' },
  meetings: { en: 'Meetings of the council', mr: 'नगरपरिषदेच्या सभा' },
}
