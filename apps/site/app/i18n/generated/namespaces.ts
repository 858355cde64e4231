// Written by `npm run generate -w apps/site` from ../catalogues; a test compares.

/** The texts of a file in one language. */
type Texts<File> = Record<keyof File, string>

/** The catalogues: one a page, `common` for words shared by the parts and `frame` for what surrounds every page. */
export interface Namespaces {
  'alerts': Texts<typeof import('../catalogues/alerts.json')>
  'amrut': Texts<typeof import('../catalogues/amrut.json')>
  'appeal-letter': Texts<typeof import('../catalogues/appeal-letter.json')>
  'archive': Texts<typeof import('../catalogues/archive.json')>
  'awards': Texts<typeof import('../catalogues/awards.json')>
  'budget': Texts<typeof import('../catalogues/budget.json')>
  'budget-proposals': Texts<typeof import('../catalogues/budget-proposals.json')>
  'citizen-charter': Texts<typeof import('../catalogues/citizen-charter.json')>
  'closed': Texts<typeof import('../catalogues/closed.json')>
  'common': Texts<typeof import('../catalogues/common.json')>
  'contact': Texts<typeof import('../catalogues/contact.json')>
  'council-work': Texts<typeof import('../catalogues/council-work.json')>
  'department': Texts<typeof import('../catalogues/department.json')>
  'departments': Texts<typeof import('../catalogues/departments.json')>
  'documents': Texts<typeof import('../catalogues/documents.json')>
  'downloads': Texts<typeof import('../catalogues/downloads.json')>
  'draft': Texts<typeof import('../catalogues/draft.json')>
  'dynamic': Texts<typeof import('../catalogues/dynamic.json')>
  'elected-member': Texts<typeof import('../catalogues/elected-member.json')>
  'elected-pre-officer': Texts<typeof import('../catalogues/elected-pre-officer.json')>
  'elected-pre-representative': Texts<typeof import('../catalogues/elected-pre-representative.json')>
  'election': Texts<typeof import('../catalogues/election.json')>
  'electric': Texts<typeof import('../catalogues/electric.json')>
  'event-lines': Texts<typeof import('../catalogues/event-lines.json')>
  'events': Texts<typeof import('../catalogues/events.json')>
  'facts': Texts<typeof import('../catalogues/facts.json')>
  'feedback-status': Texts<typeof import('../catalogues/feedback-status.json')>
  'fire-station': Texts<typeof import('../catalogues/fire-station.json')>
  'frame': Texts<typeof import('../catalogues/frame.json')>
  'functions': Texts<typeof import('../catalogues/functions.json')>
  'gardens': Texts<typeof import('../catalogues/gardens.json')>
  'general-admin-department': Texts<typeof import('../catalogues/general-admin-department.json')>
  'heading': Texts<typeof import('../catalogues/heading.json')>
  'health': Texts<typeof import('../catalogues/health.json')>
  'history': Texts<typeof import('../catalogues/history.json')>
  'home': Texts<typeof import('../catalogues/home.json')>
  'hospital': Texts<typeof import('../catalogues/hospital.json')>
  'maps': Texts<typeof import('../catalogues/maps.json')>
  'meetings': Texts<typeof import('../catalogues/meetings.json')>
  'misconduct': Texts<typeof import('../catalogues/misconduct.json')>
  'my-ward': Texts<typeof import('../catalogues/my-ward.json')>
  'news': Texts<typeof import('../catalogues/news.json')>
  'notice-state': Texts<typeof import('../catalogues/notice-state.json')>
  'notices': Texts<typeof import('../catalogues/notices.json')>
  'nuhm': Texts<typeof import('../catalogues/nuhm.json')>
  'official-publication': Texts<typeof import('../catalogues/official-publication.json')>
  'offline': Texts<typeof import('../catalogues/offline.json')>
  'open-data': Texts<typeof import('../catalogues/open-data.json')>
  'org-structure': Texts<typeof import('../catalogues/org-structure.json')>
  'photos': Texts<typeof import('../catalogues/photos.json')>
  'places': Texts<typeof import('../catalogues/places.json')>
  'pmay': Texts<typeof import('../catalogues/pmay.json')>
  'ponds-talao': Texts<typeof import('../catalogues/ponds-talao.json')>
  'press-releases': Texts<typeof import('../catalogues/press-releases.json')>
  'privacy-policy': Texts<typeof import('../catalogues/privacy-policy.json')>
  'projects': Texts<typeof import('../catalogues/projects.json')>
  'properties-milkat': Texts<typeof import('../catalogues/properties-milkat.json')>
  'property-holder': Texts<typeof import('../catalogues/property-holder.json')>
  'public-disclosure': Texts<typeof import('../catalogues/public-disclosure.json')>
  'push': Texts<typeof import('../catalogues/push.json')>
  'resolutions': Texts<typeof import('../catalogues/resolutions.json')>
  'right-to-information': Texts<typeof import('../catalogues/right-to-information.json')>
  'right-to-services': Texts<typeof import('../catalogues/right-to-services.json')>
  'roads': Texts<typeof import('../catalogues/roads.json')>
  'schools': Texts<typeof import('../catalogues/schools.json')>
  'screen-reader-access': Texts<typeof import('../catalogues/screen-reader-access.json')>
  'search': Texts<typeof import('../catalogues/search.json')>
  'service-page': Texts<typeof import('../catalogues/service-page.json')>
  'services': Texts<typeof import('../catalogues/services.json')>
  'tender-state': Texts<typeof import('../catalogues/tender-state.json')>
  'tenders': Texts<typeof import('../catalogues/tenders.json')>
  'terms-and-conditions': Texts<typeof import('../catalogues/terms-and-conditions.json')>
  'today': Texts<typeof import('../catalogues/today.json')>
  'transparency': Texts<typeof import('../catalogues/transparency.json')>
  'tree-census': Texts<typeof import('../catalogues/tree-census.json')>
  'video': Texts<typeof import('../catalogues/video.json')>
  'videos': Texts<typeof import('../catalogues/videos.json')>
  'voter': Texts<typeof import('../catalogues/voter.json')>
  'ward': Texts<typeof import('../catalogues/ward.json')>
  'ward-page': Texts<typeof import('../catalogues/ward-page.json')>
}
