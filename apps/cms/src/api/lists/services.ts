import { from, type Teller } from './mapping.ts'

const availability = {
  free: { en: 'Free', mr: 'मोफत' },
  commercial: { en: 'Commercial', mr: 'व्यावसायिक' },
}

/** Cards with a name and a document: citizen charter, downloads, election and voter. */
type Card = { name: Parameters<Teller['text']>[0]; pdf: Parameters<Teller['pdf']>[0] }
const card = ({ name, pdf }: Card, tell: Teller) => ({ name: tell.text(name), pdf: tell.pdf(pdf) })

export const services = {
  citizenCharter: from('citizen-charter', card),
  downloads: from('downloads', card),
  election: from('election', card),
  voter: from('voter', card),
  rightToServices: from('right-to-services', (right, tell) => ({
    heading: tell.text(right.heading),
    description: tell.text(right.description),
  })),
  rightToServicesDocuments: from('right-to-services-documents', (document, tell) => ({
    description: tell.text(document.description),
    pdf_path: tell.pdf(document.pdf),
  })),
  screenReaders: from('screen-readers', (reader, tell) => ({
    name: tell.text(reader.name),
    website: reader.website,
    available: availability[reader.available][tell.language],
  })),
  privacyPolicy: from('privacy-policy', (part, tell) => ({
    heading: tell.text(part.heading),
    description: tell.text(part.description),
  })),
  terms: from('terms', (part, tell) => ({
    heading: tell.text(part.heading),
    description: tell.text(part.description),
  })),
}
