extension ShapeStyle where Self == Color {
  /// The color `black`.
  public static var black: Color { Color.black }
  /// The color `white`.
  public static var white: Color { Color.white }
  /// The color `clear`.
  public static var clear: Color { Color.clear }
  /// The color `red`.
  public static var red: Color { Color.red }
  /// The color `orange`.
  public static var orange: Color { Color.orange }
  /// The color `yellow`.
  public static var yellow: Color { Color.yellow }
  /// The color `green`.
  public static var green: Color { Color.green }
  /// The color `mint`.
  public static var mint: Color { Color.mint }
  /// The color `teal`.
  public static var teal: Color { Color.teal }
  /// The color `cyan`.
  public static var cyan: Color { Color.cyan }
  /// The color `blue`.
  public static var blue: Color { Color.blue }
  /// The color `indigo`.
  public static var indigo: Color { Color.indigo }
  /// The color `purple`.
  public static var purple: Color { Color.purple }
  /// The color `pink`.
  public static var pink: Color { Color.pink }
  /// The color `brown`.
  public static var brown: Color { Color.brown }
  /// The color `gray`.
  public static var gray: Color { Color.gray }
}
