import { from } from './mapping.ts'

export const cityProfile = {
  propertyHolders: from('property-holders', (holder, tell) => ({
    description: tell.text(holder.description),
    property: holder.property,
  })),
  municipalProperties: from('municipal-properties', (property, tell) => ({
    name: tell.text(property.name),
    propertyType: tell.text(property.places),
    address: tell.text(property.address),
  })),
  schools: from('schools', (school, tell) => ({
    schoolName: tell.text(school.name),
    address: tell.text(school.address),
    medium: tell.text(school.medium),
  })),
  schoolPhotos: from('school-photos', (photo, tell) => ({ image_path: tell.picture(photo.image) })),
  gardens: from('gardens', (garden, tell) => ({
    heading: tell.text(garden.heading),
    images: (garden.images ?? []).map(({ image }) => tell.picture(image)).filter(Boolean),
  })),
  electricContacts: from('electric-contacts', (contact, tell) => ({
    description: tell.text(contact.description),
    mobileNo: contact.mobile ?? '',
    vendorName: tell.text(contact.vendor),
  })),
  roads: from('roads', (road, tell) => ({
    description: tell.text(road.description),
    length: tell.text(road.length),
  })),
  treeCensus: from('tree-census', (row, tell) => ({
    description: tell.text(row.description),
    total: tell.text(row.total),
  })),
  ponds: from('ponds', (pond, tell) => ({ name: tell.text(pond.name) })),
  pondPhotos: from('pond-photos', (photo, tell) => ({ image_path: tell.picture(photo.image) })),
  fireStations: from('fire-stations', (station, tell) => ({
    heading: tell.text(station.heading),
    address: tell.text(station.address),
    phoneNo: station.phone,
    image_path: tell.picture(station.image),
  })),
}
