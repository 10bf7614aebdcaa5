/// The verbs of layer animations that a group can hold, and JNW's.
enum AnimationVerb: Sendable { case basic, keyframes, spring, jnw }

/// The verbs of Pop's animations.
enum PopVerb: Sendable { case pop, popBasic, popDecay }

/// The verbs that drive property animators.
enum AnimatorVerb: Sendable {
  case startAnimator, pauseAnimator, continueAnimator, reverseAnimator, scrubAnimator, stopAnimator
}

/// The verbs that drive interactions.
enum InteractionVerb: Sendable { case begin, update, finish, cancel }
