/// The verbs of layer animations that a group can hold, and JNW's.
package enum AnimationVerb: String, Sendable { case basic, keyframes, spring, jnw }
