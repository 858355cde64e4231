import { pageLink } from './link.ts'
import { from } from './mapping.ts'

export const homePage = {
  sliders: from('sliders', (slider, tell) => ({ file_path: tell.picture(slider.image, slider.caption) })),
  ministers: from('ministers', (minister, tell) => ({
    officer_name: tell.text(minister.name),
    designation: tell.text(minister.designation),
    image_path: tell.picture(minister.image),
  })),
  services: from('services', (service, tell) => ({
    service_link: pageLink(service.link),
    service_heading: tell.text(service.heading),
    main_icon_path: tell.picture(service.icon),
    hover_icon_path: tell.picture(service.hoverIcon),
  })),
  news: from('news', (item, tell) => ({
    label: item.label ?? '',
    description: tell.text(item.description),
  })),
  headOfficer: from('head-officer', (officer, tell) => ({
    ceo_name: tell.text(officer.name),
    description: tell.text(officer.description),
    image_path: tell.picture(officer.image),
  })),
  videos: from('videos', (video, tell) => ({
    video_url: video.url,
    description: tell.text(video.description),
    publish_date: tell.date(video.published),
  })),
  projects: from('projects', (project, tell) => ({
    description: tell.text(project.description),
    pdf: tell.pdf(project.pdf),
  })),
  tenders: from('tenders', (tender, tell) => ({
    description: tell.text(tender.description),
    pdf: tell.pdf(tender.pdf),
    status: tender.isNew ? ('New' as const) : ('-' as const),
  })),
  photos: from('photos', (photo, tell) => ({
    file_path: tell.picture(photo.image),
    photo_name: tell.text(photo.name),
  })),
  websiteLinks: from('website-links', (website, tell) => ({
    websitelink: website.link,
    websitelogo: tell.picture(website.logo, website.name),
  })),
}
