// The names of Pop's properties, as `POPAnimatableProperty.h` of facebookarchive/pop has them.

/// The property `kPOPLayerBackgroundColor` of Pop's.
public let kPOPLayerBackgroundColor = "kPOPLayerBackgroundColor"
/// The property `kPOPLayerBounds` of Pop's.
public let kPOPLayerBounds = "kPOPLayerBounds"
/// The property `kPOPViewBounds` of Pop's.
public let kPOPViewBounds = "kPOPViewBounds"
/// The property `kPOPLayerCornerRadius` of Pop's.
public let kPOPLayerCornerRadius = "kPOPLayerCornerRadius"
/// The property `kPOPLayerBorderWidth` of Pop's.
public let kPOPLayerBorderWidth = "kPOPLayerBorderWidth"
/// The property `kPOPLayerBorderColor` of Pop's.
public let kPOPLayerBorderColor = "kPOPLayerBorderColor"
/// The property `kPOPLayerOpacity` of Pop's.
public let kPOPLayerOpacity = "kPOPLayerOpacity"
/// The property `kPOPLayerPosition` of Pop's.
public let kPOPLayerPosition = "kPOPLayerPosition"
/// The property `kPOPLayerPositionX` of Pop's.
public let kPOPLayerPositionX = "kPOPLayerPositionX"
/// The property `kPOPLayerPositionY` of Pop's.
public let kPOPLayerPositionY = "kPOPLayerPositionY"
/// The property `kPOPLayerSize` of Pop's.
public let kPOPLayerSize = "kPOPLayerSize"
/// The property `kPOPViewSize` of Pop's.
public let kPOPViewSize = "kPOPViewSize"
/// The property `kPOPLayerZPosition` of Pop's.
public let kPOPLayerZPosition = "kPOPLayerZPosition"
/// The property `kPOPViewAlpha` of Pop's.
public let kPOPViewAlpha = "kPOPViewAlpha"
/// The property `kPOPViewBackgroundColor` of Pop's.
public let kPOPViewBackgroundColor = "kPOPViewBackgroundColor"
/// The property `kPOPViewCenter` of Pop's.
public let kPOPViewCenter = "kPOPViewCenter"
/// The property `kPOPViewFrame` of Pop's.
public let kPOPViewFrame = "kPOPViewFrame"
/// The property `kPOPScrollViewContentOffset` of Pop's.
public let kPOPScrollViewContentOffset = "kPOPScrollViewContentOffset"
/// The property `kPOPTableViewContentOffset` of Pop's.
public let kPOPTableViewContentOffset = "kPOPTableViewContentOffset"
/// The property `kPOPCollectionViewContentOffset` of Pop's.
public let kPOPCollectionViewContentOffset = "kPOPCollectionViewContentOffset"
/// The property `kPOPLabelTextColor` of Pop's.
public let kPOPLabelTextColor = "kPOPLabelTextColor"
/// The property `kPOPLayerShadowColor` of Pop's.
public let kPOPLayerShadowColor = "kPOPLayerShadowColor"
/// The property `kPOPLayerShadowOffset` of Pop's.
public let kPOPLayerShadowOffset = "kPOPLayerShadowOffset"
/// The property `kPOPLayerShadowOpacity` of Pop's.
public let kPOPLayerShadowOpacity = "kPOPLayerShadowOpacity"
/// The property `kPOPLayerShadowRadius` of Pop's.
public let kPOPLayerShadowRadius = "kPOPLayerShadowRadius"
/// The property `kPOPShapeLayerStrokeStart` of Pop's.
public let kPOPShapeLayerStrokeStart = "kPOPShapeLayerStrokeStart"
/// The property `kPOPShapeLayerStrokeEnd` of Pop's.
public let kPOPShapeLayerStrokeEnd = "kPOPShapeLayerStrokeEnd"
/// The property `kPOPShapeLayerStrokeColor` of Pop's.
public let kPOPShapeLayerStrokeColor = "kPOPShapeLayerStrokeColor"
/// The property `kPOPShapeLayerFillColor` of Pop's.
public let kPOPShapeLayerFillColor = "kPOPShapeLayerFillColor"
/// The property `kPOPShapeLayerLineWidth` of Pop's.
public let kPOPShapeLayerLineWidth = "kPOPShapeLayerLineWidth"
/// The property `kPOPShapeLayerLineDashPhase` of Pop's.
public let kPOPShapeLayerLineDashPhase = "kPOPShapeLayerLineDashPhase"
/// The property `kPOPLayerRotation` of Pop's.
public let kPOPLayerRotation = "kPOPLayerRotation"
/// The property `kPOPLayerRotationX` of Pop's.
public let kPOPLayerRotationX = "kPOPLayerRotationX"
/// The property `kPOPLayerRotationY` of Pop's.
public let kPOPLayerRotationY = "kPOPLayerRotationY"
/// The property `kPOPLayerScaleX` of Pop's.
public let kPOPLayerScaleX = "kPOPLayerScaleX"
/// The property `kPOPLayerScaleXY` of Pop's.
public let kPOPLayerScaleXY = "kPOPLayerScaleXY"
/// The property `kPOPLayerScaleY` of Pop's.
public let kPOPLayerScaleY = "kPOPLayerScaleY"
/// The property `kPOPLayerTranslationX` of Pop's.
public let kPOPLayerTranslationX = "kPOPLayerTranslationX"
/// The property `kPOPLayerTranslationXY` of Pop's.
public let kPOPLayerTranslationXY = "kPOPLayerTranslationXY"
/// The property `kPOPLayerTranslationY` of Pop's.
public let kPOPLayerTranslationY = "kPOPLayerTranslationY"
/// The property `kPOPLayerTranslationZ` of Pop's.
public let kPOPLayerTranslationZ = "kPOPLayerTranslationZ"
/// The property `kPOPLayerSubscaleXY` of Pop's.
public let kPOPLayerSubscaleXY = "kPOPLayerSubscaleXY"
/// The property `kPOPLayerSubtranslationX` of Pop's.
public let kPOPLayerSubtranslationX = "kPOPLayerSubtranslationX"
/// The property `kPOPLayerSubtranslationXY` of Pop's.
public let kPOPLayerSubtranslationXY = "kPOPLayerSubtranslationXY"
/// The property `kPOPLayerSubtranslationY` of Pop's.
public let kPOPLayerSubtranslationY = "kPOPLayerSubtranslationY"
/// The property `kPOPLayerSubtranslationZ` of Pop's.
public let kPOPLayerSubtranslationZ = "kPOPLayerSubtranslationZ"
/// The property `kPOPViewScaleX` of Pop's.
public let kPOPViewScaleX = "kPOPViewScaleX"
/// The property `kPOPViewScaleXY` of Pop's.
public let kPOPViewScaleXY = "kPOPViewScaleXY"
/// The property `kPOPViewScaleY` of Pop's.
public let kPOPViewScaleY = "kPOPViewScaleY"
