/// The environment that every scene's process runs in, so that a picture does not depend on the machine's.
package enum SceneEnvironment {
  /// The variables that a scene's process gets on top of this process's own.
  ///
  /// - Parameter folder: A folder that is this run's alone.
  package static func variables(folder: String) -> [String: String] {
    [
      // Texts and dates.
      "LANG": "en_US.UTF-8",
      "LC_ALL": "en_US.UTF-8",
      "TZ": "GMT0",
      // Swift seeds the hashes of sets and dictionaries anew in every process unless this is set as it starts.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      // User defaults are kept here: a scene must not find those of an earlier run.
      "XDG_CONFIG_HOME": folder + "/config",
      SceneHome.variable: folder + "/home",
    ]
  }
}
