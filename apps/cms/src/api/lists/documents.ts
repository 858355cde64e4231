import { departmentLink, pageLink } from './link.ts'
import { from, numberOf, published } from './mapping.ts'

export const documents = {
  departments: from('departments', (department, tell) => ({
    name: tell.text(department.name),
    hod: tell.text(department.head),
  })),
  disclosureDepartments: from('disclosure-departments', (department, tell) => ({
    p_id: department.id,
    department_name: tell.text(department.name),
    department_link: departmentLink(department.link, department.name.en),
    ...published,
  })),
  generalAdminHeadings: from('general-admin-headings', (heading, tell) => ({
    p_id: numberOf(heading.department),
    department_heading: tell.text(heading.heading),
    heading_link: pageLink(heading.link),
    ...published,
  })),
  meetings: from('meetings', (meeting, tell) => ({
    p_id: numberOf(meeting.department),
    year: tell.text(meeting.year),
    meetingtype: meeting.type,
    pdf: tell.pdf(meeting.pdf),
    pdfheading: tell.text(meeting.title),
    ...published,
  })),
  headings: from('headings', (heading, tell) => ({
    y_id: heading.id,
    p_id: numberOf(heading.department),
    department_heading: tell.text(heading.heading),
    heading_link: pageLink(heading.link),
    ...published,
  })),
  yearDocuments: from('year-documents', (document, tell) => ({
    y_id: numberOf(document.heading),
    year: tell.text(document.year),
    pdfheading: tell.text(document.title),
    pdf: tell.pdf(document.pdf),
    ...published,
  })),
  headingDocuments: from('heading-documents', (document, tell) => ({
    y_id: numberOf(document.heading),
    pdfheading: tell.text(document.title),
    pdf: tell.pdf(document.pdf),
    ...published,
  })),
  developmentPlanTexts: from('development-plan-texts', (text, tell) => ({
    description: tell.text(text.description),
  })),
  developmentPlanMaps: from('development-plan-maps', (map, tell) => ({
    name: tell.text(map.name),
    image_path: tell.picture(map.image),
    pdf_path: tell.pdf(map.pdf),
  })),
  publications: from('publications', (publication, tell) => ({
    pdf_path: tell.pdf(publication.pdf),
    file_path: tell.picture(publication.cover, publication.name),
  })),
}
