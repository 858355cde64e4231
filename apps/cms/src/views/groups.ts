import type { Words } from '../platform/words/words.ts'

/** The groups of the desk's lists, by the council's own work. */
export const homePage: Words = { en: 'Home page', mr: 'मुख्यपृष्ठ' }
export const theCouncil: Words = { en: 'The council', mr: 'संस्था' }
export const departmentsAndDocuments: Words = { en: 'Departments and documents', mr: 'विभाग आणि दस्तऐवज' }
export const cityProfile: Words = { en: 'City profile', mr: 'शहराची ओळख' }
export const health: Words = { en: 'Health', mr: 'आरोग्य' }
export const servicesAndForms: Words = { en: 'Services and forms', mr: 'सेवा आणि अर्ज' }
export const legalTexts: Words = { en: 'Legal texts', mr: 'कायदेशीर मजकूर' }
export const site: Words = { en: 'Site', mr: 'संकेतस्थळ' }
export const fromResidents: Words = { en: 'From residents', mr: 'नागरिकांकडून' }
export const administration: Words = { en: 'Administration', mr: 'प्रशासन' }
