/// The verbs that control property animators.
package enum AnimatorVerb: String, Sendable {
  case startAnimator, pauseAnimator, continueAnimator, reverseAnimator, scrubAnimator, stopAnimator
}
