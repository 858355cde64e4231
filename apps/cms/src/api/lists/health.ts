import { from } from './mapping.ts'

export const health = {
  healthWorks: from('health-works', (work, tell) => ({ description: tell.text(work.description) })),
  sanitationInspectors: from('sanitation-inspectors', (zone, tell) => ({
    zone_no: zone.zone,
    names: tell.text(zone.names),
    mob_no: zone.mobile ?? '',
    ward_no: zone.wards ?? '',
  })),
  treatmentFacilities: from('treatment-facilities', (facility, tell) => ({
    name: tell.text(facility.name),
    loc: tell.text(facility.location),
    capacity: facility.capacity ?? '',
    intake: facility.intake ?? '',
    output: tell.text(facility.output),
  })),
  litigations: from('litigations', (litigation, tell) => ({
    ward_no: litigation.ward ?? '',
    name_lawsuit: tell.text(litigation.name),
    mob_no: litigation.mobile ?? '',
  })),
  healthPhotos: from('health-photos', (photo, tell) => ({
    img_path: tell.picture(photo.image),
    heading: tell.text(photo.caption),
  })),
  hospitals: from('hospitals', (hospital, tell) => ({
    division: hospital.division,
    hospital_name: tell.text(hospital.name),
    principal_doctor: tell.text(hospital.doctor),
    address: tell.text(hospital.address),
    phone_no: hospital.phone ?? '',
    mobile_no: hospital.mobile ?? '',
    beds: hospital.beds ?? '',
    facility: tell.text(hospital.facility),
  })),
}
