import Flipbook

/// Compares a subject with its golden, or records the golden.
package struct GoldenCheck {
  /// The location of the golden.
  package var place: GoldenLocation
  /// The settings for a new golden; an existing golden keeps the settings in its manifest.
  package var settings = GoldenManifest()
  /// The condition for recording.
  package var mode = RecordMode.never
  /// The maximum size of a golden, in bytes.
  package var maximumByteCount: Int?
  /// The method for matching frames.
  package var matching = Comparison.Matching.times
  /// The accepted difference; it replaces the tolerance in the golden's manifest.
  package var tolerance: Tolerance?

  /// True if a golden whose frames or scale differ from ``settings`` is an error.
  package var isStrict = false

  /// Creates a check.
  package init(_ place: GoldenLocation) { self.place = place }

  /// Compares the subject with its golden, or records the golden.
  ///
  /// - Parameters:
  ///   - scene: The path of the scene, if the subject is a scene.
  ///   - record: Creates the recording that a manifest describes; images equal to those of the given recording can be
  ///     shared.
  /// - Returns: The result.
  package func run(
    scene: String? = nil, _ record: (GoldenManifest, Recording?) async throws -> Recording
  ) async -> GoldenVerdict {
    var accepted = tolerance ?? settings.tolerance
    func verdict(_ outcome: GoldenVerdict.Outcome, bytes: Int = 0) -> GoldenVerdict {
      var verdict = GoldenVerdict(place: place, scene: scene, outcome: outcome, byteCount: bytes)
      verdict.tolerance = accepted
      return verdict
    }
    do throws(GoldenError) {
      let isThere = StoredGolden.exists(in: place.folder)
      let conflict = isThere && isStrict ? try conflict() : nil
      if let conflict, mode == .never || mode == .missing { throw conflict }
      guard isThere, conflict == nil, mode != .all else {
        guard mode != .never else { return verdict(.missing) }
        var wanted = settings
        wanted.tolerance = accepted
        let golden = StoredGolden(try await made(wanted, nil, record), manifest: settings)
        return verdict(.recorded, bytes: try golden.write(to: place.folder, maximumByteCount: maximumByteCount))
      }
      let golden = try StoredGolden(folder: place.folder)
      accepted = tolerance ?? golden.manifest.tolerance
      var wanted = golden.manifest
      wanted.tolerance = accepted
      let actual = try await made(wanted, golden.recording, record)
      let comparison = try Comparison(
        golden.recording, actual, tolerance: accepted, matching: matching, scale: wanted.scale)
      let bytes = StoredGolden.byteCount(in: place.folder)
      if comparison.passes {
        var passed = verdict(.passed, bytes: bytes)
        passed.allowed = comparison.largestAllowed
        return passed
      }
      var manifest = golden.manifest
      manifest.digest = settings.digest ?? manifest.digest
      let candidate = StoredGolden(actual, manifest: manifest)
      guard mode == .failed else { return verdict(.different(comparison, actual: candidate), bytes: bytes) }
      return verdict(.recorded, bytes: try candidate.write(to: place.folder, maximumByteCount: maximumByteCount))
    } catch {
      return verdict(.failed(error))
    }
  }

  /// Returns the reason why the golden contradicts the request, if it does.
  private func conflict() throws(GoldenError) -> GoldenError? {
    let manifest = try StoredGolden.manifest(in: place.folder)
    guard manifest.scale == settings.scale else {
      return .otherSettings(
        path: place.folder, reason: "at \(manifest.scale) pixels per point, but \(settings.scale) was requested")
    }
    guard manifest.choice == settings.choice else {
      return .otherSettings(path: place.folder, reason: "at times other than the requested ones")
    }
    return nil
  }

  private func made(
    _ manifest: GoldenManifest, _ reference: Recording?,
    _ record: (GoldenManifest, Recording?) async throws -> Recording
  ) async throws(GoldenError) -> Recording {
    do { return try await record(manifest, reference) } catch let error as RenderError {
      throw .render(error)
    } catch let error as GoldenError {
      throw error
    } catch is CancellationError { throw .cancelled } catch { throw .render(RenderError(thrownOnStage: error)) }
  }
}

/// The condition for recording goldens rather than comparing them.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Always record, and replace existing goldens.
  case all
  /// Record if the result differs, or if there is no golden.
  case failed
  /// Record if there is no golden.
  case missing
  /// Never record; a missing golden is a failure.
  case never
}
