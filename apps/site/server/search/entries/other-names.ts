import type { Row } from '@nagardwar/contract/browser'

/**
 * What residents type who look for one of the council's forms, in both languages: they name what is wrong, not the page.
 * Searched as names of the page, not shown. Names of one council stand in its synonyms.
 */
export const otherNames: Readonly<Record<string, string>> = {
  '/report':
    'report a problem · street light not working · lamp out · pothole · broken road · water leak · no water · blocked drain · drainage overflow · garbage not collected · fallen tree · stray dogs · ' +
    'दिवा बंद आहे · पथदिवा बंद · खड्डा · रस्ता खराब · पाणी गळती · पाणी येत नाही · गटार तुंबले · कचरा उचलला नाही · झाड पडले · मोकाट कुत्रे · तक्रार नोंदवा',
  '/notices':
    'objections and suggestions · objection to a draft · consultation · survey · हरकती व सूचना · हरकत नोंदवणे · हरकत · सर्वेक्षण',
  '/events': 'camp · health camp · programme · open meeting · शिबिर · आरोग्य शिबिर · कार्यक्रम · खुली बैठक',
  '/subscribe': 'get news by email · newsletter · ई-मेलने बातम्या · ई-मेल सूचना',
  '/contact':
    'complaint · bribe · corruption · misconduct of staff · discrimination · तक्रार · लाच · भ्रष्टाचार · गैरवर्तन · भेदभाव',
}

/** The same for a kind of notice: residents name what they want to do, and not the title of the notice. */
export const noticeNames: Readonly<Record<Row<'publicNotices'>['kind'], string>> = {
  objection: 'objection to a draft · raise an objection · हरकत · हरकत नोंदवा · आक्षेप',
  suggestion: 'suggestions · give a suggestion · सूचना पाठवा',
  survey: 'survey · opinion poll · सर्वेक्षण · मत नोंदवा',
  trees:
    'objection to tree cutting · cutting of trees · tree felling · हरकत झाडे · झाडे तोडणे · वृक्षतोड · वृक्षतोडीस हरकत',
  budget:
    'participatory budget · citizens’ budget · suggest a work · लोकसहभागातून अंदाजपत्रक · सहभागी अंदाजपत्रक · काम सुचवा',
  general: '',
}
