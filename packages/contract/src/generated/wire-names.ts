// Written by `npm run generate -w packages/contract` from the files in ../lists; a test compares.

/** Wire name → our name, in every list that has it. */
export const sharedNames = { language_code: 'language', mainMenu: 'label', mainMenuLink: 'link', propertyType: 'places', schoolName: 'name', image_path: 'image', mobileNo: 'mobile', vendorName: 'vendor', zone_no: 'zone', mob_no: 'mobile', loc: 'location', name_lawsuit: 'name', img_path: 'image', phoneNo: 'phone', hospital_name: 'name', principal_doctor: 'doctor', phone_no: 'phone', mobile_no: 'mobile', president_name: 'name', start_date: 'start', end_date: 'end', officer_name: 'name', p_id: 'departmentId', department_name: 'name', department_link: 'link', hod: 'head', websitelink: 'link', websitelogo: 'logo', service_link: 'link', service_heading: 'heading', main_icon_path: 'icon', hover_icon_path: 'hoverIcon', video_url: 'url', publish_date: 'published', ceo_name: 'name', coName: 'name', ward_name: 'name', correspondentName: 'name', wardNo: 'ward', startDate: 'start', endDate: 'end', photo_name: 'name', department_heading: 'heading', heading_link: 'link', meetingtype: 'type', pdfheading: 'title', y_id: 'headingId', pdf_path: 'pdf', starts_at: 'start', ends_at: 'end' }

/** Wire name → our name, where it is not the same in other letters. */
export const renames = {
  mainMenu: { subMenus: ['items', { subMenu: 'label', subLink: 'link' }] },
  schools: { ward_no: 'wards', opening_hours: 'hours' },
  gardens: { ward_no: 'wards', opening_hours: 'hours' },
  electricContacts: { ward_no: 'wards' },
  treeCensus: { ward_no: 'wards' },
  sanitationInspectors: { ward_no: 'wards' },
  treatmentFacilities: { ward_no: 'wards', opening_hours: 'hours' },
  litigations: { ward_no: 'ward' },
  healthPhotos: { heading: 'caption' },
  ponds: { ward_no: 'wards', opening_hours: 'hours' },
  fireStations: { ward_no: 'wards', opening_hours: 'hours' },
  hospitals: { ward_no: 'wards', opening_hours: 'hours' },
  departments: { opening_hours: 'hours' },
  sliders: { file_path: 'image' },
  projects: { ward_no: 'wards' },
  wards: { ward_no: 'number' },
  photos: { file_path: 'image' },
  election: { ward_no: 'wards' },
  voter: { ward_no: 'wards' },
  publications: { file_path: 'cover' },
  settings: { theme: ['theme', {}] },
  alerts: { ward_no: 'wards' },
  serviceStates: { ward_no: 'wards' },
  councilMeetings: { questions: ['questions', {}] },
  events: { ward_no: 'wards' },
  publicNotices: { ward_no: 'wards' },
  reports: { kind: 'kindName', ward_no: 'wardNumber' },
  budgetProposals: { ward_no: 'ward' },
} as const
