// The constants of Pop's properties, from `POPAnimatableProperty.h` of facebookarchive/pop.

/// The constant for the property `backgroundColor` of `CALayer`.
public let kPOPLayerBackgroundColor = "kPOPLayerBackgroundColor"
/// The constant for the property `bounds` of `CALayer`.
public let kPOPLayerBounds = "kPOPLayerBounds"
/// The constant for the property `bounds` of `UIView`.
public let kPOPViewBounds = "kPOPViewBounds"
/// The constant for the property `cornerRadius` of `CALayer`.
public let kPOPLayerCornerRadius = "kPOPLayerCornerRadius"
/// The constant for the property `borderWidth` of `CALayer`.
public let kPOPLayerBorderWidth = "kPOPLayerBorderWidth"
/// The constant for the property `borderColor` of `CALayer`.
public let kPOPLayerBorderColor = "kPOPLayerBorderColor"
/// The constant for the property `opacity` of `CALayer`.
public let kPOPLayerOpacity = "kPOPLayerOpacity"
/// The constant for the property `position` of `CALayer`.
public let kPOPLayerPosition = "kPOPLayerPosition"
/// The constant for the property `positionX` of `CALayer`.
public let kPOPLayerPositionX = "kPOPLayerPositionX"
/// The constant for the property `positionY` of `CALayer`.
public let kPOPLayerPositionY = "kPOPLayerPositionY"
/// The constant for the property `size` of `CALayer`.
public let kPOPLayerSize = "kPOPLayerSize"
/// The constant for the property `size` of `UIView`.
public let kPOPViewSize = "kPOPViewSize"
/// The constant for the property `zPosition` of `CALayer`.
public let kPOPLayerZPosition = "kPOPLayerZPosition"
/// The constant for the property `view.alpha` of `UIView`.
public let kPOPViewAlpha = "kPOPViewAlpha"
/// The constant for the property `view.backgroundColor` of `UIView`.
public let kPOPViewBackgroundColor = "kPOPViewBackgroundColor"
/// The constant for the property `view.center` of `UIView`.
public let kPOPViewCenter = "kPOPViewCenter"
/// The constant for the property `view.frame` of `UIView`.
public let kPOPViewFrame = "kPOPViewFrame"
/// The constant for the property `scrollView.contentOffset` of `UIScrollView`.
public let kPOPScrollViewContentOffset = "kPOPScrollViewContentOffset"
/// The constant for the property `scrollView.contentOffset` of `UITableView`.
public let kPOPTableViewContentOffset = "kPOPTableViewContentOffset"
/// The constant for the property `scrollView.contentOffset` of `UICollectionView`.
public let kPOPCollectionViewContentOffset = "kPOPCollectionViewContentOffset"
/// The constant for the property `label.textColor` of `UILabel`.
public let kPOPLabelTextColor = "kPOPLabelTextColor"
/// The constant for the property `shadowColor` of `CALayer`.
public let kPOPLayerShadowColor = "kPOPLayerShadowColor"
/// The constant for the property `shadowOffset` of `CALayer`.
public let kPOPLayerShadowOffset = "kPOPLayerShadowOffset"
/// The constant for the property `shadowOpacity` of `CALayer`.
public let kPOPLayerShadowOpacity = "kPOPLayerShadowOpacity"
/// The constant for the property `shadowRadius` of `CALayer`.
public let kPOPLayerShadowRadius = "kPOPLayerShadowRadius"
/// The constant for the property `shapeLayer.strokeStart` of `CAShapeLayer`.
public let kPOPShapeLayerStrokeStart = "kPOPShapeLayerStrokeStart"
/// The constant for the property `shapeLayer.strokeEnd` of `CAShapeLayer`.
public let kPOPShapeLayerStrokeEnd = "kPOPShapeLayerStrokeEnd"
/// The constant for the property `shapeLayer.strokeColor` of `CAShapeLayer`.
public let kPOPShapeLayerStrokeColor = "kPOPShapeLayerStrokeColor"
/// The constant for the property `shapeLayer.fillColor` of `CAShapeLayer`.
public let kPOPShapeLayerFillColor = "kPOPShapeLayerFillColor"
/// The constant for the property `shapeLayer.lineWidth` of `CAShapeLayer`.
public let kPOPShapeLayerLineWidth = "kPOPShapeLayerLineWidth"
/// The constant for the property `shapeLayer.lineDashPhase` of `CAShapeLayer`.
public let kPOPShapeLayerLineDashPhase = "kPOPShapeLayerLineDashPhase"
/// The constant for the property `rotation` of `CALayer`.
public let kPOPLayerRotation = "kPOPLayerRotation"
/// The constant for the property `rotationX` of `CALayer`.
public let kPOPLayerRotationX = "kPOPLayerRotationX"
/// The constant for the property `rotationY` of `CALayer`.
public let kPOPLayerRotationY = "kPOPLayerRotationY"
/// The constant for the property `scaleX` of `CALayer`.
public let kPOPLayerScaleX = "kPOPLayerScaleX"
/// The constant for the property `scaleXY` of `CALayer`.
public let kPOPLayerScaleXY = "kPOPLayerScaleXY"
/// The constant for the property `scaleY` of `CALayer`.
public let kPOPLayerScaleY = "kPOPLayerScaleY"
/// The constant for the property `translationX` of `CALayer`.
public let kPOPLayerTranslationX = "kPOPLayerTranslationX"
/// The constant for the property `translationXY` of `CALayer`.
public let kPOPLayerTranslationXY = "kPOPLayerTranslationXY"
/// The constant for the property `translationY` of `CALayer`.
public let kPOPLayerTranslationY = "kPOPLayerTranslationY"
/// The constant for the property `translationZ` of `CALayer`.
public let kPOPLayerTranslationZ = "kPOPLayerTranslationZ"
/// The constant for the property `subscaleXY` of `CALayer`.
public let kPOPLayerSubscaleXY = "kPOPLayerSubscaleXY"
/// The constant for the property `subtranslationX` of `CALayer`.
public let kPOPLayerSubtranslationX = "kPOPLayerSubtranslationX"
/// The constant for the property `subtranslationXY` of `CALayer`.
public let kPOPLayerSubtranslationXY = "kPOPLayerSubtranslationXY"
/// The constant for the property `subtranslationY` of `CALayer`.
public let kPOPLayerSubtranslationY = "kPOPLayerSubtranslationY"
/// The constant for the property `subtranslationZ` of `CALayer`.
public let kPOPLayerSubtranslationZ = "kPOPLayerSubtranslationZ"
/// The constant for the property `view.scaleX` of `UIView`.
public let kPOPViewScaleX = "kPOPViewScaleX"
/// The constant for the property `view.scaleXY` of `UIView`.
public let kPOPViewScaleXY = "kPOPViewScaleXY"
/// The constant for the property `view.scaleY` of `UIView`.
public let kPOPViewScaleY = "kPOPViewScaleY"
