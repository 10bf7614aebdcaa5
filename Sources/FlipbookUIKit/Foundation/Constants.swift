/// The largest `Float`, named as in Darwin's C library: the `repeatCount` of an endless animation.
public let HUGE = Float.greatestFiniteMagnitude
