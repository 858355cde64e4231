import { from } from './mapping.ts'

export const council = {
  history: from('history', (part, tell) => ({ description: tell.text(part.description) })),
  officers: from('officers', (officer, tell) => ({
    coName: tell.text(officer.name),
    designation: tell.text(officer.designation),
    email: officer.email ?? '',
    image_path: tell.picture(officer.image),
  })),
  wards: from('wards', (ward, tell) => ({ ward_no: ward.number, ward_name: tell.text(ward.name) })),
  electedMembers: from('elected-members', (member, tell) => ({
    correspondentName: tell.text(member.name),
    wardNo: member.ward ?? '',
    startDate: tell.date(member.start),
    endDate: tell.date(member.end),
    mobileNo: member.mobile ?? '',
    image_path: tell.picture(member.image),
  })),
  functions: from('functions', (duty, tell) => ({ description: tell.text(duty.description) })),
  presidents: from('presidents', (president, tell) => ({
    president_name: tell.text(president.name),
    start_date: tell.date(president.start),
    end_date: tell.date(president.end),
  })),
  chiefOfficers: from('chief-officers', (officer, tell) => ({
    officer_name: tell.text(officer.name),
    start_date: tell.date(officer.start),
    end_date: tell.date(officer.end),
  })),
  awards: from('awards', (award, tell) => ({ description: tell.text(award.description) })),
  awardPhotos: from('award-photos', (photo, tell) => ({ image_path: tell.picture(photo.image) })),
}
