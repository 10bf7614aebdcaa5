/// The verbs that control interactive transitions.
package enum InteractionVerb: String, Sendable { case begin, update, finish, cancel }
