/// The verbs of Pop animations.
package enum PopVerb: String, Sendable { case pop, popBasic, popDecay }
