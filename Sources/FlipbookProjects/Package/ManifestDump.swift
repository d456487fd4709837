import Foundation

/// The content of a manifest, as far as compiling the targets needs it.
struct ManifestDump: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Resource: Decodable {
    var path: String
  }

  /// When a setting or a dependency counts.
  struct Condition: Decodable {
    var platformNames: [String]?
    var config: String?

    /// Whether it holds for a phone's app that is being debugged.
    var holds: Bool {
      let platforms = platformNames ?? []
      return (platforms.isEmpty || platforms.contains("ios")) && config ?? "debug" == "debug"
    }
  }

  struct Setting: Decodable {
    struct Kind: Decodable {
      struct Value: Decodable { var _0: String? }
      var define: Value?
      var enableUpcomingFeature: Value?
      var enableExperimentalFeature: Value?
      var defaultIsolation: Value?
      var swiftLanguageMode: Value?
      var swiftLanguageVersion: Value?
    }

    var tool: String
    var kind: Kind?
    var condition: Condition?

    enum Keys: String, CodingKey { case tool, kind, condition }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Keys.self)
      tool = try values.decode(String.self, forKey: .tool)
      // Kinds that carry no text are of no use here.
      kind = try? values.decode(Kind.self, forKey: .kind)
      condition = try? values.decode(Condition.self, forKey: .condition)
    }
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]?
    var resources: [Resource]?
    var dependencies: [[String: [Part?]]]
    var settings: [Setting]?
  }

  /// A part of a dependency: a name, or conditions.
  enum Part: Decodable {
    case name(String)
    case condition(Condition)
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self =
        (try? value.decode(String.self)).map(Part.name)
        ?? (try? value.decode(Condition.self)).map(Part.condition) ?? .other
    }
  }

  struct Dependency: Decodable {
    struct Local: Decodable {
      var identity: String
      var path: String
    }
    struct Location: Decodable {
      struct Remote: Decodable { var urlString: String }
      var remote: [Remote]?
      var local: [String]?
    }
    struct Remote: Decodable {
      var identity: String
      var location: Location?
    }

    var fileSystem: [Local]?
    var sourceControl: [Remote]?
  }

  struct Tools: Decodable { var _version: String }

  var name: String
  var products: [Product]
  var targets: [Target]
  var dependencies: [Dependency]
  var swiftLanguageVersions: [String]?
  var toolsVersion: Tools?
}
