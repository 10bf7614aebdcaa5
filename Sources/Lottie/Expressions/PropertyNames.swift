/// The names of properties in After Effects, with their keys in files.
enum PropertyNames {
  private static let transform: [String: [String]] = [
    "anchorpoint": ["a"], "anchor": ["a"], "position": ["p"], "scale": ["s"], "rotation": ["r", "rz"],
    "rotatez": ["r", "rz"], "zrotation": ["r", "rz"], "rotatex": ["rx"], "xrotation": ["rx"], "rotatey": ["ry"],
    "yrotation": ["ry"], "orientation": ["or"], "opacity": ["o"], "groupopacity": ["o"], "skew": ["sk"],
    "skewaxis": ["sa"], "xposition": ["p.x"], "yposition": ["p.y"], "zposition": ["p.z"], "position_0": ["p.x"],
    "position_1": ["p.y"], "position_2": ["p.z"], "startopacity": ["so"], "endopacity": ["eo"],
  ]
  private static let size: [String: [String]] = [
    "size": ["s"], "rectsize": ["s"], "ellipsesize": ["s"], "position": ["p"], "rectposition": ["p"],
    "ellipseposition": ["p"], "roundness": ["r"], "rectroundness": ["r"],
  ]
  private static let star: [String: [String]] = [
    "points": ["pt"], "starpoints": ["pt"], "position": ["p"], "starposition": ["p"], "rotation": ["r"],
    "starrotation": ["r"], "outerradius": ["or"], "starouterradius": ["or"], "innerradius": ["ir"],
    "starinnerradius": ["ir"], "outerroundness": ["os"], "starouterroundess": ["os"], "innerroundness": ["is"],
    "starinnerroundess": ["is"],
  ]
  private static let paint: [String: [String]] = [
    "color": ["c"], "fillcolor": ["c"], "strokecolor": ["c"], "opacity": ["o"], "fillopacity": ["o"],
    "strokeopacity": ["o"], "strokewidth": ["w"], "startpoint": ["s"], "endpoint": ["e"], "highlightlength": ["h"],
    "highlightangle": ["a"],
  ]
  private static let items: [String: [String: [String]]] = [
    "tr": transform, "rc": size, "el": size, "sr": star, "fl": paint, "st": paint, "gf": paint, "gs": paint,
    "tm": [
      "start": ["s"], "trimstart": ["s"], "end": ["e"], "trimend": ["e"], "offset": ["o"], "trimoffset": ["o"],
    ],
    "sh": ["path": ["ks"], "shape": ["ks"]], "rd": ["radius": ["r"], "roundcornerradius": ["r"]],
    "rp": [
      "copies": ["c"], "repeatercopies": ["c"], "offset": ["o"], "repeateroffset": ["o"], "transform": ["tr"],
      "repeatertransform": ["tr"],
    ],
    "pb": ["amount": ["a"]], "zz": ["size": ["s"], "ridgespersegment": ["r"]], "tw": ["angle": ["a"], "center": ["c"]],
    "op": ["amount": ["a"]],
    "mask": [
      "maskpath": ["pt"], "path": ["pt"], "maskshape": ["pt"], "maskopacity": ["o"], "opacity": ["o"],
      "maskexpansion": ["x"], "maskoffset": ["x"], "maskfeather": ["f"],
    ],
  ]

  /// Returns a name in lowercase, without spaces and without the prefix of match names.
  static func plain(_ name: String) -> String {
    var result = name.lowercased().filter { $0 != " " }
    guard result.hasPrefix("adbe") else { return result }
    result.removeFirst("adbe".count)
    if result.hasPrefix("vector"), result != "vectorsgroup" { result.removeFirst("vector".count) }
    return result
  }

  /// Returns the possible keys of a property of a type of item; nil for an unknown name.
  static func keys(of name: String, in type: String) -> [String]? { items[type]?[plain(name)] }
}
