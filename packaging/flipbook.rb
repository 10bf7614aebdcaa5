# The formula for Homebrew. scripts/release fills in the version and the checksum of the source archive.
class Flipbook < Formula
  desc "Render user-interface motion to GIFs and PNGs, without a screen"
  homepage "https://example.org/flipbook"
  url "https://example.org/flipbook/flipbook-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "@LICENSE@"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build] if OS.mac?
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "giflib"
  depends_on "harfbuzz"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "libxml2"
  depends_on "libyaml"
  depends_on "little-cms2"
  depends_on "webp"
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "flipbook"
    bin.install ".build/release/flipbook"
    prefix.install "NOTICE", "Sources/CEmbeddedFiles/Fonts/OFL.txt", "Sources/CArithmetic/musl/COPYRIGHT" => "musl-COPYRIGHT",
                   "Sources/CEmbeddedFiles/Phosphor/LICENSE" => "Phosphor-LICENSE"
    generate_completions_from_executable(bin/"flipbook", "--generate-completion-script")
  end

  test do
    (testpath/"square.yaml").write <<~YAML
      canvas: {size: [40, 20], background: white}
      layers: [{layer: square, frame: [0, 5, 10, 10], backgroundColor: red}]
      duration: 0.1
    YAML
    system bin/"flipbook", "render", "square.yaml", "-o", "square.gif"
    assert_equal "GIF89a", File.binread("square.gif", 6)
  end
end
