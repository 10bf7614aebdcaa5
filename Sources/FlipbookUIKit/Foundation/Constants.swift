/// The largest `Float`, as Darwin's C library calls it: the `repeatCount` of an animation that goes on forever.
public let HUGE = Float.greatestFiniteMagnitude
