# formula.rb FORMULA ARCHIVE: checks a formula by the rules of Homebrew, without Homebrew: its fields and their form, methods
# that formulas have, and the checksum of the archive.
require "digest"

abort "formula.rb FORMULA ARCHIVE" unless ARGV.length == 2
$problems = []

module OS
  def self.mac? = true
end

class MacOS; end

class Formula
  FIELDS = %i[desc homepage url sha256 license].freeze
  class << self
    FIELDS.each do |name|
      define_method(name) do |value = nil|
        @fields ||= {}
        $problems << "#{name} is given twice" if value && @fields.key?(name)
        @fields[name] = value if value
        @fields[name]
      end
    end

    def depends_on(name)
      @dependencies ||= []
      name = name.keys.first if name.is_a?(Hash)
      @dependencies << name.to_s
    end

    def uses_from_macos(_name, _bounds = {}) = nil

    def test(&block) = block ? @test = block : @test

    attr_reader :fields, :dependencies

    # A formula's file is Ruby, and each word in it a method of Homebrew's.
    def method_missing(name, *) = $problems << "formulas have no #{name}"

    def respond_to_missing?(*) = false
  end
end

formula, archive = ARGV
load formula
fields = Flipbook.fields
Formula::FIELDS.each { |name| $problems << "#{name} is missing" unless fields[name] }
desc = fields[:desc].to_s
$problems << "desc is longer than 80 characters" if desc.length > 80
$problems << "desc begins with an article or the name" if desc =~ /\A(an?|the|flipbook)\b/i
$problems << "desc ends with a full stop" if desc.end_with?(".")
$problems << "desc doesn't begin with a capital letter" unless desc =~ /\A[A-Z]/
%i[homepage url].each { |name| $problems << "#{name} isn't https" unless fields[name].to_s.start_with?("https://") }
$problems << "url has no version" unless fields[:url].to_s =~ /-\d+\.\d+\.\d+\.tar\.gz\z/
$problems << "url isn't the archive's name" unless File.basename(fields[:url].to_s) == File.basename(archive)
$problems << "sha256 isn't the archive's" unless fields[:sha256] == Digest::SHA256.file(archive).hexdigest
$problems << "license isn't MIT" unless fields[:license] == "MIT"
sorted = Flipbook.dependencies - ["pkgconf", "xcode"]
$problems << "the dependencies aren't sorted" unless sorted == sorted.sort
$problems << "there is no install" unless Flipbook.public_method_defined?(:install)
$problems << "there is no test" unless Flipbook.test
$problems << "a field isn't filled in" if File.read(formula) =~ /@[A-Z0-9]+@/
abort $problems.map { |problem| "#{formula}: #{problem}" }.join("\n") unless $problems.empty?
