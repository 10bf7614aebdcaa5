// The names of Pop's properties in `POPAnimatableProperty.h` of facebookarchive/pop.

/// Pop's property `kPOPLayerBackgroundColor`.
public let kPOPLayerBackgroundColor = "kPOPLayerBackgroundColor"
/// Pop's property `kPOPLayerBounds`.
public let kPOPLayerBounds = "kPOPLayerBounds"
/// Pop's property `kPOPViewBounds`.
public let kPOPViewBounds = "kPOPViewBounds"
/// Pop's property `kPOPLayerCornerRadius`.
public let kPOPLayerCornerRadius = "kPOPLayerCornerRadius"
/// Pop's property `kPOPLayerBorderWidth`.
public let kPOPLayerBorderWidth = "kPOPLayerBorderWidth"
/// Pop's property `kPOPLayerBorderColor`.
public let kPOPLayerBorderColor = "kPOPLayerBorderColor"
/// Pop's property `kPOPLayerOpacity`.
public let kPOPLayerOpacity = "kPOPLayerOpacity"
/// Pop's property `kPOPLayerPosition`.
public let kPOPLayerPosition = "kPOPLayerPosition"
/// Pop's property `kPOPLayerPositionX`.
public let kPOPLayerPositionX = "kPOPLayerPositionX"
/// Pop's property `kPOPLayerPositionY`.
public let kPOPLayerPositionY = "kPOPLayerPositionY"
/// Pop's property `kPOPLayerSize`.
public let kPOPLayerSize = "kPOPLayerSize"
/// Pop's property `kPOPViewSize`.
public let kPOPViewSize = "kPOPViewSize"
/// Pop's property `kPOPLayerZPosition`.
public let kPOPLayerZPosition = "kPOPLayerZPosition"
/// Pop's property `kPOPViewAlpha`.
public let kPOPViewAlpha = "kPOPViewAlpha"
/// Pop's property `kPOPViewBackgroundColor`.
public let kPOPViewBackgroundColor = "kPOPViewBackgroundColor"
/// Pop's property `kPOPViewCenter`.
public let kPOPViewCenter = "kPOPViewCenter"
/// Pop's property `kPOPViewFrame`.
public let kPOPViewFrame = "kPOPViewFrame"
/// Pop's property `kPOPScrollViewContentOffset`.
public let kPOPScrollViewContentOffset = "kPOPScrollViewContentOffset"
/// Pop's property `kPOPTableViewContentOffset`.
public let kPOPTableViewContentOffset = "kPOPTableViewContentOffset"
/// Pop's property `kPOPCollectionViewContentOffset`.
public let kPOPCollectionViewContentOffset = "kPOPCollectionViewContentOffset"
/// Pop's property `kPOPLabelTextColor`.
public let kPOPLabelTextColor = "kPOPLabelTextColor"
/// Pop's property `kPOPLayerShadowColor`.
public let kPOPLayerShadowColor = "kPOPLayerShadowColor"
/// Pop's property `kPOPLayerShadowOffset`.
public let kPOPLayerShadowOffset = "kPOPLayerShadowOffset"
/// Pop's property `kPOPLayerShadowOpacity`.
public let kPOPLayerShadowOpacity = "kPOPLayerShadowOpacity"
/// Pop's property `kPOPLayerShadowRadius`.
public let kPOPLayerShadowRadius = "kPOPLayerShadowRadius"
/// Pop's property `kPOPShapeLayerStrokeStart`.
public let kPOPShapeLayerStrokeStart = "kPOPShapeLayerStrokeStart"
/// Pop's property `kPOPShapeLayerStrokeEnd`.
public let kPOPShapeLayerStrokeEnd = "kPOPShapeLayerStrokeEnd"
/// Pop's property `kPOPShapeLayerStrokeColor`.
public let kPOPShapeLayerStrokeColor = "kPOPShapeLayerStrokeColor"
/// Pop's property `kPOPShapeLayerFillColor`.
public let kPOPShapeLayerFillColor = "kPOPShapeLayerFillColor"
/// Pop's property `kPOPShapeLayerLineWidth`.
public let kPOPShapeLayerLineWidth = "kPOPShapeLayerLineWidth"
/// Pop's property `kPOPShapeLayerLineDashPhase`.
public let kPOPShapeLayerLineDashPhase = "kPOPShapeLayerLineDashPhase"
/// Pop's property `kPOPLayerRotation`.
public let kPOPLayerRotation = "kPOPLayerRotation"
/// Pop's property `kPOPLayerRotationX`.
public let kPOPLayerRotationX = "kPOPLayerRotationX"
/// Pop's property `kPOPLayerRotationY`.
public let kPOPLayerRotationY = "kPOPLayerRotationY"
/// Pop's property `kPOPLayerScaleX`.
public let kPOPLayerScaleX = "kPOPLayerScaleX"
/// Pop's property `kPOPLayerScaleXY`.
public let kPOPLayerScaleXY = "kPOPLayerScaleXY"
/// Pop's property `kPOPLayerScaleY`.
public let kPOPLayerScaleY = "kPOPLayerScaleY"
/// Pop's property `kPOPLayerTranslationX`.
public let kPOPLayerTranslationX = "kPOPLayerTranslationX"
/// Pop's property `kPOPLayerTranslationXY`.
public let kPOPLayerTranslationXY = "kPOPLayerTranslationXY"
/// Pop's property `kPOPLayerTranslationY`.
public let kPOPLayerTranslationY = "kPOPLayerTranslationY"
/// Pop's property `kPOPLayerTranslationZ`.
public let kPOPLayerTranslationZ = "kPOPLayerTranslationZ"
/// Pop's property `kPOPLayerSubscaleXY`.
public let kPOPLayerSubscaleXY = "kPOPLayerSubscaleXY"
/// Pop's property `kPOPLayerSubtranslationX`.
public let kPOPLayerSubtranslationX = "kPOPLayerSubtranslationX"
/// Pop's property `kPOPLayerSubtranslationXY`.
public let kPOPLayerSubtranslationXY = "kPOPLayerSubtranslationXY"
/// Pop's property `kPOPLayerSubtranslationY`.
public let kPOPLayerSubtranslationY = "kPOPLayerSubtranslationY"
/// Pop's property `kPOPLayerSubtranslationZ`.
public let kPOPLayerSubtranslationZ = "kPOPLayerSubtranslationZ"
/// Pop's property `kPOPViewScaleX`.
public let kPOPViewScaleX = "kPOPViewScaleX"
/// Pop's property `kPOPViewScaleXY`.
public let kPOPViewScaleXY = "kPOPViewScaleXY"
/// Pop's property `kPOPViewScaleY`.
public let kPOPViewScaleY = "kPOPViewScaleY"
