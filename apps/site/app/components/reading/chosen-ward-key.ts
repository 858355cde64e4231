/** Where the device keeps the ward that its owner has chosen (wards/chosen-ward.ts). No request carries it. */
export const chosenWardKey = 'ward'
