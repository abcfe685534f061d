/** The English texts of maps. The comment "spec" marks a text that the specification fixes. */
export const mapEn = {
  region: 'Map of the results',
  courses: 'Courses on the map',
  places: 'Places on the map',
  failed: 'Error', // spec
  failedHelp: 'The map does not work here. The rest of the page still works.',
  explore: 'Explore All Programs', // spec
  locationDisabled: 'Your Location is disabled (Allow Location from URL bar where you can see a location sign)', // spec
  emptyHere: 'No matching courses in this area.',
  showAll: 'Show all results',
  showAllCount_one: 'Show {{count, number}} course',
  showAllCount_other: 'Show all {{count, number}} courses',
  inView_one: '{{count, number}} course in this area',
  inView_other: '{{count, number}} courses in this area',
  pairs_one: '{{count, number}} when each campus is counted',
  pairs_other: '{{count, number}} when each campus is counted',
  pairsHelp_one: 'A course taught at several campuses is counted at each one ({{count, number}} in total).',
  pairsHelp_other: 'A course taught at several campuses is counted at each one ({{count, number}} in total).',
  unplaced_one: '{{count, number}} course is not on the map because its location is not known.',
  unplaced_other: '{{count, number}} courses are not on the map because their location is not known.',
  around: 'Around {{city}}, {{country}}',
  several: 'Several campuses',
  allHere_one: 'Show {{count, number}} course here',
  allHere_other: 'Show all {{count, number}} courses here',
  close: 'Close',
  follow: 'Search when the map moves',
  searchHere: 'Search this area',
  locate: 'Show my location',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  credits: 'Map sources',
  credit: 'Natural Earth',
  byCtrl: 'Hold Ctrl and scroll to zoom',
  byCommand: 'Hold ⌘ and scroll to zoom',
  byTwoFingers: 'Use two fingers to move the map',
}

export type MapTexts = typeof mapEn
