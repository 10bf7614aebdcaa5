/// The verbs that drive interactions.
package enum InteractionVerb: String, Sendable { case begin, update, finish, cancel }
