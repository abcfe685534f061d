/** The selectable distances from a point, in km (specification, section 9). */
export const DISTANCES_KM = [10, 20, 30, 40, 50, 100, 200, 300, 400, 500] as const
