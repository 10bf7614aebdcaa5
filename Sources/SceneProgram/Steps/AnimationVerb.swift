/// The verbs of JNW animations and of Core Animation's layer animations, except groups.
package enum AnimationVerb: String, Sendable { case basic, keyframes, spring, jnw }
