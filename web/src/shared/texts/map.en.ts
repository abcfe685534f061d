/** What only maps say: a part of `map` that comes with them. */
export const mapEn = {
  region: 'Map of the results',
  beside: 'What the map shows',
  places: 'Places on the map',
  failed: 'Error', // spec
  failedHelp: 'This map cannot be drawn here. Everything else on the page works all the same.',
  explore: 'Explore All Programs', // spec
  locationDisabled: 'Your Location is disabled (Allow Location from URL bar where you can see a location sign)', // spec
  emptyHere: 'No course that you search for is in this part of the map.',
  showAll: 'Show all results',
  showAllCount_one: 'Show the {{count, number}} course elsewhere',
  showAllCount_other: 'Show all {{count, number}} courses',
  inView_one: '{{count, number}} course in view',
  inView_other: '{{count, number}} courses in view',
  pairs_one: '{{count, number}} when counted at each campus',
  pairs_other: '{{count, number}} when counted at each campus',
  pairsHelp_one: 'Circles count a course once for each of its campuses: {{count, number}} in all.',
  pairsHelp_other: 'Circles count a course once for each of its campuses: {{count, number}} in all.',
  unplaced_one: '{{count, number}} more course has no known place on the map.',
  unplaced_other: '{{count, number}} more courses have no known place on the map.',
  around: 'Around {{city}}, {{country}}',
  several: 'Several campuses',
  allHere_one: 'Show the {{count, number}} course here',
  allHere_other: 'Show all {{count, number}} courses here',
  close: 'Close the campus',
  follow: 'Search as the map moves',
  searchHere: 'Search this area',
  locate: 'Show my location',
  zoomIn: 'Come closer',
  zoomOut: 'Go further away',
  credits: 'Sources of the map',
  credit: 'Natural Earth',
  byCtrl: 'Hold Ctrl and scroll to come closer',
  byCommand: 'Hold ⌘ and scroll to come closer',
  byTwoFingers: 'Move the map with two fingers',
}

export type MapTexts = typeof mapEn
