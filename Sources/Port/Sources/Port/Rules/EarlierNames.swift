/// The names that UIKit and Core Animation had before Swift 4.2.
enum EarlierNames {
  /// Functions that became initializers, with the labels of their arguments.
  static let makers: [String: (type: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "NSMakeRange": ("NSRange", ["location", "length"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGSizeMake": ("CGSize", ["width", "height"]),
    "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
  ]

  /// Types and constants.
  static let names: [String: String] = [
    "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIButtonType": "UIButton.ButtonType", "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIApplicationState": "UIApplication.State",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewStyle": "UITableView.Style",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation", "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UIBlurEffectStyle": "UIBlurEffect.Style", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIScrollViewContentInsetAdjustmentBehavior":
      "UIScrollView.ContentInsetAdjustmentBehavior",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UIFontWeightUltraLight": "UIFont.Weight.ultraLight", "UIFontWeightThin": "UIFont.Weight.thin",
    "UIFontWeightLight": "UIFont.Weight.light", "UIFontWeightRegular": "UIFont.Weight.regular",
    "UIFontWeightMedium": "UIFont.Weight.medium", "UIFontWeightSemibold": "UIFont.Weight.semibold",
    "UIFontWeightBold": "UIFont.Weight.bold", "UIFontWeightHeavy": "UIFont.Weight.heavy",
    "UIFontWeightBlack": "UIFont.Weight.black",
    "UIFontWeight": "UIFont.Weight", "NSAttributedStringKey": "NSAttributedString.Key",
    "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UITextBorderStyle": "UITextField.BorderStyle",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode", "UIAccessibilityTraits": "UIAccessibilityTraits",
    "RunLoopMode": "RunLoop.Mode", "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIApplicationDidBecomeActiveNotification": "UIApplication.didBecomeActiveNotification",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSFontAttributeName": "NSAttributedString.Key.font", "NSKernAttributeName": "NSAttributedString.Key.kern",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSBackgroundColorAttributeName": "NSAttributedString.Key.backgroundColor",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards", "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
    "kCAFillModeBoth": "CAMediaTimingFillMode.both", "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
    "kCALineCapRound": "CAShapeLayerLineCap.round", "kCALineCapButt": "CAShapeLayerLineCap.butt",
    "kCALineCapSquare": "CAShapeLayerLineCap.square", "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCALineJoinMiter": "CAShapeLayerLineJoin.miter", "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
    "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd", "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
    "kCAAnimationLinear": "CAAnimationCalculationMode.linear", "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
    "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
    "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
    "kCAAnimationRotateAuto": "CAAnimationRotationMode.rotateAuto",
    "kCAAnimationRotateAutoReverse": "CAAnimationRotationMode.rotateAutoReverse",
    "kCAAnimationCubicPaced": "CAAnimationCalculationMode.cubicPaced",
    "kCAAlignmentCenter": "CATextLayerAlignmentMode.center", "kCAAlignmentLeft": "CATextLayerAlignmentMode.left",
    "kCAAlignmentRight": "CATextLayerAlignmentMode.right",
    "kCAGravityResize": "CALayerContentsGravity.resize", "kCAGravityCenter": "CALayerContentsGravity.center",
    "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    "kCATransitionFade": "CATransitionType.fade", "kCATransitionPush": "CATransitionType.push",
    "kCATransitionMoveIn": "CATransitionType.moveIn", "kCATransitionReveal": "CATransitionType.reveal",
    "kCATransitionFromTop": "CATransitionSubtype.fromTop", "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
    "kCATransitionFromLeft": "CATransitionSubtype.fromLeft", "kCATransitionFromRight": "CATransitionSubtype.fromRight",
    "kCAEmitterLayerLine": "CAEmitterLayerEmitterShape.line",
    "kCAEmitterLayerPoint": "CAEmitterLayerEmitterShape.point",
    "kCAEmitterLayerCircle": "CAEmitterLayerEmitterShape.circle",
    "kCAEmitterLayerAdditive": "CAEmitterLayerRenderMode.additive",
    "kCAEmitterLayerSurface": "CAEmitterLayerEmitterMode.surface",
    "kCAEmitterLayerOutline": "CAEmitterLayerEmitterMode.outline",
    "kCATruncationEnd": "CATextLayerTruncationMode.end",
    "kCAGradientLayerAxial": "CAGradientLayerType.axial", "kCAGradientLayerRadial": "CAGradientLayerType.radial",
  ]

  /// Names of notifications, which were members of `NSNotification.Name`.
  static let notifications: [String: String] = [
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
  ]

  /// Methods whose argument had a label.
  static let methods: [String: (label: String, name: String)] = [
    "bringSubview": ("toFront", "bringSubviewToFront"), "sendSubview": ("toBack", "sendSubviewToBack"),
  ]

  /// Labels of arguments.
  static let labels: [String: String] = ["activityIndicatorStyle": "style"]

  /// Members.
  static let members: [String: String] = [
    "commonModes": "common", "defaultRunLoopMode": "default", "UITrackingRunLoopMode": "tracking",
    "childViewControllers": "children", "parentViewController": "parent",
    "groupTableViewBackground": "systemGroupedBackground",
  ]
}
