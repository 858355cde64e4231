import type { Words } from '../words/words.ts'

/** A mail to staff in both languages. Of a resident's message it contains only the reference number. */
export type Letter = {
  subject: Words
  lines: Words[]
  /** The page of the desk to which it leads, below `/admin`. */
  path: string
}

const mostCharacters = 200

/** What staff typed: in one line, and not too long for a subject. */
const short = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line
}
const shortIn = ({ en, mr }: Words): Words => ({ en: short(en || mr), mr: short(mr || en) })

type OfRecord = { title: Words; path: string }

export function sentForApproval({ title, path, by }: OfRecord & { by: string }): Letter {
  const { en, mr } = shortIn(title)
  return {
    subject: { en: `For approval: ${en}`, mr: `मंजुरीसाठी: ${mr}` },
    lines: [
      {
        en: `${short(by)} has sent this for approval: ${en}`,
        mr: `${short(by)} यांनी मंजुरीसाठी पाठवले आहे: ${mr}`,
      },
    ],
    path,
  }
}

export function returned({ title, path, reason }: OfRecord & { reason: string }): Letter {
  const { en, mr } = shortIn(title)
  return {
    subject: { en: `Returned: ${en}`, mr: `परत पाठवले: ${mr}` },
    lines: [
      { en: `This came back to you: ${en}`, mr: `हे आपल्याकडे परत पाठवले आहे: ${mr}` },
      { en: `Reason: ${reason.trim()}`, mr: `कारण: ${reason.trim()}` },
    ],
    path,
  }
}

export function approved({ title, path }: OfRecord): Letter {
  const { en, mr } = shortIn(title)
  return {
    subject: { en: `Approved: ${en}`, mr: `मंजूर: ${mr}` },
    lines: [{ en: `This is approved: ${en}`, mr: `हे मंजूर झाले आहे: ${mr}` }],
    path,
  }
}

export function newFeedback({ reference, path }: { reference: string; path: string }): Letter {
  return {
    subject: { en: `New feedback ${reference}`, mr: `नवीन अभिप्राय ${reference}` },
    lines: [
      {
        en: `A resident has sent feedback. Its reference number is ${reference}.`,
        mr: `नागरिकाचा अभिप्राय आला आहे. त्याचा संदर्भ क्रमांक: ${reference}.`,
      },
    ],
    path,
  }
}

export function secondStepTaken(): Letter {
  return {
    subject: {
      en: 'The second step of your login was taken off',
      mr: 'आपल्या प्रवेशाचा दुसरा टप्पा काढण्यात आला आहे',
    },
    lines: [
      {
        en: 'An administrator has taken the second step off your login. Log in with your password and set it up again. If you did not ask for this, tell another administrator now.',
        mr: 'प्रशासकांनी आपल्या प्रवेशाचा दुसरा टप्पा काढला आहे. पासवर्डने प्रवेश करून तो पुन्हा सुरू करा. आपण हे सांगितले नसल्यास लगेच दुसऱ्या प्रशासकांना कळवा.',
      },
    ],
    path: '/second-factor',
  }
}

export function invitation({ path }: { path: string }): Letter {
  return {
    subject: { en: 'Your account at the staff desk', mr: 'कर्मचारी कक्षातील आपले खाते' },
    lines: [
      {
        en: 'You are invited to the staff desk. Set your own password with the link below. It works once.',
        mr: 'आपणास कर्मचारी कक्षासाठी निमंत्रण दिले आहे. खालील दुव्यावरून आपला पासवर्ड ठेवा. दुवा एकदाच चालतो.',
      },
    ],
    path,
  }
}

export function forgottenPassword({ path }: { path: string }): Letter {
  return {
    subject: { en: 'A new password for the staff desk', mr: 'कर्मचारी कक्षासाठी नवा पासवर्ड' },
    lines: [
      {
        en: 'Somebody has asked for a new password of your account. Set it with the link below. It works once, within an hour. If it was not you, do nothing.',
        mr: 'आपल्या खात्यासाठी नवा पासवर्ड मागितला गेला आहे. खालील दुव्यावरून तो ठेवा. दुवा एकदाच आणि एक तासापर्यंत चालतो. ही मागणी आपण केली नसल्यास काहीही करू नका.',
      },
    ],
    path,
  }
}
