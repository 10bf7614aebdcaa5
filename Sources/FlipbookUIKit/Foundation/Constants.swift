/// The largest `Float`, by the name of Darwin's C library: the `repeatCount` of an endless animation.
public let HUGE = Float.greatestFiniteMagnitude
