/// The verbs of Pop's animations.
package enum PopVerb: String, Sendable { case pop, popBasic, popDecay }
